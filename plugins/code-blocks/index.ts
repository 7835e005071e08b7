export { remarkCodeBlocks } from './transform';

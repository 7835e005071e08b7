export { RefuseState as default } from '../../article';

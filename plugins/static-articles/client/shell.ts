/** What the shell of a built page does beside React: a client module of Docusaurus. */
// First: the others read the address.
import './address';
import './earlyInput';

export { onRouteDidUpdate } from './prefetching';

/** What the shell of a built page does beside React: a client module of Docusaurus. */
import './earlyClicks';

export { onRouteDidUpdate } from './prefetching';

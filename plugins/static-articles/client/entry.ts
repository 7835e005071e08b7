/**
 * The entry of the built client, in place of Docusaurus' own. A browser evaluates all that an entry
 * imports in one task, on a phone long enough to keep a tap waiting. Here the client is imported part by
 * part, and the browser answers in between. All parts stand in the same script. Each is a module without
 * exports, so that the bundler goes on to leave out what nobody uses.
 */
import { inTasks } from './inTasks';

void inTasks([
  () => import(/* webpackMode: "eager" */ './parts/react'),
  () => import(/* webpackMode: "eager" */ './parts/clientModules'),
  () => import(/* webpackMode: "eager" */ './parts/app'),
  () => import(/* webpackMode: "eager" */ './parts/start'),
]);

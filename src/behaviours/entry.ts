/** What browsers run on every built page. `npm start` has the framework's own client, and `./index` in it. */
import './index';
import { answerEarlyInput } from './earlyInput';
import { startNavigation } from './navigation';

startNavigation();
answerEarlyInput();
// As the framework's own client tells, so that both are waited for alike.
document.documentElement.dataset.hasHydrated = 'true';

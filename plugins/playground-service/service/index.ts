/** The native compile service as one package: what the plugin and `npm run serve` use of it. */
export { respond, startServiceOfProcess } from './http';
export { type PlaygroundService, startService } from './service';

/** The data of all plugins, which the client gets a shorter version of under its usual name. */
declare module '@generated/globalData.json?complete' {
  import type { GlobalData } from '@docusaurus/types';

  const globalData: GlobalData;
  export default globalData;
}

/** The one way to the network that no policy closes in all browsers: WebRTC asks its servers by itself. */

/** What connections between browsers are made with, by the names of all engines. */
const CONSTRUCTORS = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'mozRTCPeerConnection',
  'RTCIceGatherer',
] as const;

/**
 * Takes WebRTC away from this document before a program runs. Workers have none, and frames inside of this one
 * have origins of their own, so that nothing gives it back.
 */
export function closePeers(): void {
  for (const name of CONSTRUCTORS) Reflect.deleteProperty(globalThis, name);
}

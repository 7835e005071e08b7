/** Draws pictures in a thread of their own, where Docusaurus loads no TypeScript. */
const { workerData } = require('node:worker_threads');

require('tsx/cjs');
const { drawPictures } = require('./draw.ts');

drawPictures(workerData);

/** Stands for `@generated/site-storage`: where the theme keeps choices. */
export default { type: 'localStorage', namespace: '' };

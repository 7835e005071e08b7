/** The starter templates that the landing page leads to (specification, section 1). */
export const TEMPLATE_LINKS = {
  next: 'https://github.com/rescript-lang/create-rescript-app/blob/master/templates/rescript-template-nextjs/README.md',
  vite: 'https://github.com/rescript-lang/create-rescript-app/blob/master/templates/rescript-template-vite/README.md',
} as const;

/** Where an organization adds itself to the logo wall. */
export const ADD_YOUR_LOGO_HREF =
  'https://github.com/rescript-lang/rescript-lang.org/edit/master/src/data/users.json';

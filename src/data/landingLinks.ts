import { SOCIAL_LINKS } from './links';

/** The starter templates that the landing page leads to. */
export const TEMPLATE_LINKS = {
  next: 'https://github.com/rescript-lang/create-rescript-app/blob/master/templates/rescript-template-nextjs/README.md',
  vite: 'https://github.com/rescript-lang/create-rescript-app/blob/master/templates/rescript-template-vite/README.md',
} as const;

/** Where an organization adds itself to the logo wall. */
export const ADD_YOUR_LOGO_HREF =
  'https://github.com/rescript-lang/rescript-lang.org/edit/master/src/data/users.json';

/** Places beside the forum where people of the community are found. */
export const COMMUNITY_PLACES = [
  {
    title: 'Repositories',
    text: 'where the compiler and its tools are made, in the open',
    to: SOCIAL_LINKS[0].href,
  },
  {
    title: 'Roadmap',
    text: 'what recent releases brought, deprecated and began',
    to: '/community/roadmap',
  },
  {
    title: 'Places',
    text: 'libraries, tools and pages around the language',
    to: '/community/content',
  },
  {
    title: 'Translations',
    text: 'how to bring the docs into your own language',
    to: '/community/translations',
  },
] as const;

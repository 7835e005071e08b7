export { default } from '@site/src/components/SiteBar';

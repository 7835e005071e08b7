export { default } from '@site/src/components/SiteFooter';

import '@docusaurus/core/lib/client/clientEntry';

import '@docusaurus/core/lib/client/App';

import '@generated/client-modules';

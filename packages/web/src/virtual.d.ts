declare module 'virtual:palette.css';
declare module '@fontsource-variable/geist';
declare module '@fontsource-variable/geist-mono';

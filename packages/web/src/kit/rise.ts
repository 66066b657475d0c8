import './rise.css';

/** The animation of every dialog, as antd's `transitionName`. */
export const RISE = 'rise';

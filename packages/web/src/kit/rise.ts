import './rise.css';

/** The movement of every dialog, as antd's `transitionName`. */
export const RISE = 'rise';

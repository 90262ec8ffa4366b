// @ts-check

/**
 * @typedef {object} BadgeProps
 * @property {string} label
 * @property {string} [color]
 */

/** @type {React.FC<BadgeProps>} */
export const Badge = ({label, color = 'tomato'}) => {
  return <span style={{backgroundColor: color, fontSize: 40}}>{label}</span>;
};

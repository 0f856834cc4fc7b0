const TYPES = '[Object, Array, String, Function, Number, RegExp, Date, Promise]';

/** Enumerable properties, as old scripts add them. */
export const EXTENDED_PROTOTYPES = `${TYPES}.forEach(function (type) {
  type.prototype.extended = function () { return 'extended'; };
  type.prototype.extras = 'extended';
});`;

/** What pages do against prototype pollution. Nothing can then be assigned to a name that a prototype has. */
export const FROZEN_PROTOTYPES = `${TYPES}.forEach(function (type) { Object.freeze(type.prototype); Object.freeze(type); });`;

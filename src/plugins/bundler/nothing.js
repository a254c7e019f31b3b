/* Stands for what the site does not use. The alias `false` would put the folder of the checkout into file names. */
module.exports = {};

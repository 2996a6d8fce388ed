// What a test sees of a style sheet.
module.exports = {}

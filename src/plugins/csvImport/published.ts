// Public API of the CSV import for other plugins: reading dates and times as people write them.
export { atDayEnd, dayOrderOf, readEnd, readMoment, readTime, type Moment, type Reading } from './lib/events/readWall'
export { usualOrder } from './lib/events/usualOrder'

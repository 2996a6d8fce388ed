// Public API of the version history for other plugins.
export { listWritten } from './database/writers'
export { readHistory } from './lib/readHistory'
export { summaryText } from './lib/summaryText'

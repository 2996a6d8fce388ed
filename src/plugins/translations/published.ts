// Public API of the translations for other plugins.
export { readTexts } from './lib/readTexts'
export { dataWithTexts } from './lib/withTexts'

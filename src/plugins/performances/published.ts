// Public API of the performances for other plugins.
export { fieldsOf, performanceChange, performanceDetails } from './lib/change'
export { loadPlan, planInput, shownClash } from './lib/plan'
export { planChanges } from './lib/planChanges'
export { heldReasons, loadHeldFields, rejectPerformances } from './lib/rejectPerformances'
export { nameOf, readPerformances } from './lib/storedPerformances'
export { toPerformances } from './lib/toPerformances'

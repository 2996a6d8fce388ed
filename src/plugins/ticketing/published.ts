// Public API of the box offices for other plugins: the rule for addresses that people type.
export { isAllowedHost } from './lib/http/addresses'
export { sharedAgents, type Agents } from './lib/http/agents'

/**
 * Default maximum nesting depth of theme fields, where the fields of a block are level 1. Deployments can change it,
 * together with that of blocks, in `BLOCK_LEVELS`.
 */
export const MAX_LAYERS = 5

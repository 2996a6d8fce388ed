/** How deep fields of a theme may stand within one another, those of a block being the first layer. A deployment may say otherwise, for these and for blocks within blocks: `BLOCK_LEVELS`. */
export const MAX_LAYERS = 5

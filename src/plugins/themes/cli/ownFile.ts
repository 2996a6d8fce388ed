import path from 'node:path'

/** Path of a file of this folder, which is not bundled. The program runs in the folder that contains `src`. */
export const ownFile = (...names: string[]): string => path.resolve('src', 'plugins', 'themes', 'cli', ...names)

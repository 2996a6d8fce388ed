import { fold } from '@/lib/text/fold'

/**
 * Normalises a name for comparison, as searches do; `&` is the word.
 * @example normalName('Café & Théâtre, Studio 2') // 'cafe and theatre studio 2'
 */
export const normalName = (name: string): string => fold(name.replaceAll('&', ' and '))

import type { domainsWords as English } from './en'

export const domainsWords: Record<keyof typeof English, string> = {
}

import type { appsWords as English } from './en'

export const appsWords: Record<keyof typeof English, string> = {
}

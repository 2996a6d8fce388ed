export const CSP_PRESETS = ['strict', 'moderate', 'relaxed'] as const

export type CspPreset = (typeof CSP_PRESETS)[number]

export const DEFAULT_CSP_PRESET: CspPreset = 'relaxed'

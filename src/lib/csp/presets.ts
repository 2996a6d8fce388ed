export const CSP_PRESETS = ['strict', 'moderate', 'relaxed'] as const

export type CspPreset = (typeof CSP_PRESETS)[number]

export const DEFAULT_CSP_PRESET: CspPreset = 'relaxed'

/** Sources by directive. */
export type CspDirectives = Readonly<Record<string, readonly string[]>>

/** Restrictions of all presets: no plug-ins and no other base URL. */
const ALWAYS: CspDirectives = { 'base-uri': ["'self'"], 'object-src': ["'none'"] }

/** Presets from "only the site itself" to "anything over HTTPS". */
export const PRESETS: Readonly<Record<CspPreset, CspDirectives>> = {
  strict: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    ...ALWAYS,
    'upgrade-insecure-requests': [],
  },
  moderate: {
    'default-src': ["'self'"],
    'script-src': ["'self'", 'https:'],
    'style-src': ["'self'", "'unsafe-inline'", 'https:'],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'blob:', 'https:'],
    'connect-src': ["'self'", 'https:'],
    'frame-src': ["'self'", 'https:'],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'", 'https:'],
    ...ALWAYS,
  },
  relaxed: {
    'default-src': ["'self'", 'https:', 'data:', 'blob:', "'unsafe-inline'", "'unsafe-eval'"],
    'frame-ancestors': ["'self'", 'https:'],
    'form-action': ["'self'", 'https:'],
    ...ALWAYS,
  },
}

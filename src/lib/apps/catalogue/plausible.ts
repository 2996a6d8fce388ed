import { defineApp } from '../defineApp'
import type { CspDirectives } from '../../csp/presets'
import { loadWhen } from '../loadWhen'
import { httpsUrl } from '../website/addresses'

export const plausible = defineApp({
  handle: 'plausible',
  settings: [
    { name: 'domain', help: 'appSettingPlausibleDomainHelp', isPublic: true, isRequired: true, label: 'appSettingPlausibleDomain', pattern: /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/[\w./-]*)?$/i, patternHint: 'appSettingHintDomain', type: 'text' },
    { name: 'scriptUrl', default: 'https://plausible.io/js/script.js', help: 'appSettingScriptUrlHelp', isPublic: true, label: 'appSettingScriptUrl', type: 'url' },
    { name: 'outboundLinks', default: false, isPublic: true, label: 'appSettingOutboundLinks', type: 'switch' },
    loadWhen,
  ],
  website: {
    policy: ({ scriptUrl }): CspDirectives => {
      const script = httpsUrl(scriptUrl)
      return script ? { 'connect-src': [script.origin], 'script-src': [script.origin] } : {}
    },
    scripts: ({ domain, loadWhen, outboundLinks, scriptUrl }) => {
      const script = httpsUrl(scriptUrl)
      if (!script) return []
      // Plausible has a script for each choice of what it counts, told apart by their names.
      if (outboundLinks === true && !script.pathname.includes('.outbound-links')) script.pathname = script.pathname.replace(/\.js$/, '.outbound-links.js')
      return [{ data: { domain: String(domain) }, isAlways: loadWhen === 'always', purpose: 'statistics', src: script.href }]
    },
  },
})

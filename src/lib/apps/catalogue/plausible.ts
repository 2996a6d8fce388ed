import { loadWhen, switchField, textField, urlField } from '../appFields'
import { defineApp } from '../defineApp'
import type { CspDirectives } from '@/lib/csp/presets'
import { httpsUrl } from '../website/addresses'

export const plausible = defineApp({
  handle: 'plausible',
  settings: [
    textField({
      name: 'domain',
      help: 'appSettingPlausibleDomainHelp',
      isPublic: true,
      isRequired: true,
      label: 'appSettingPlausibleDomain',
      pattern: /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/[\w./-]*)?$/i,
      patternHint: 'appSettingHintDomain',
    }),
    urlField({
      name: 'scriptUrl',
      fallback: 'https://plausible.io/js/script.js',
      help: 'appSettingScriptUrlHelp',
      isPublic: true,
      label: 'appSettingScriptUrl',
    }),
    switchField({ name: 'outboundLinks', defaultValue: false, isPublic: true, label: 'appSettingOutboundLinks' }),
    loadWhen(),
  ],
  website: {
    policy: ({ scriptUrl }): CspDirectives => {
      const script = httpsUrl(scriptUrl)
      return script ? { 'connect-src': [script.origin], 'script-src': [script.origin] } : {}
    },
    scripts: ({ domain, loadWhen, outboundLinks, scriptUrl }) => {
      const script = httpsUrl(scriptUrl)
      if (!script) return []
      // Plausible's script name depends on what it should measure.
      if (outboundLinks === true && !script.pathname.includes('.outbound-links'))
        script.pathname = script.pathname.replace(/\.js$/, '.outbound-links.js')
      return [
        { data: { domain: String(domain) }, isAlways: loadWhen === 'always', purpose: 'statistics', src: script.href },
      ]
    },
  },
})

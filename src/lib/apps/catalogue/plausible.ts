import { defineApp } from '../defineApp'

export const plausible = defineApp({
  handle: 'plausible',
  settings: [
    { name: 'domain', help: 'appSettingPlausibleDomainHelp', isPublic: true, isRequired: true, label: 'appSettingPlausibleDomain', pattern: /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/[\w./-]*)?$/i, patternHint: 'appSettingHintDomain', type: 'text' },
    { name: 'scriptUrl', default: 'https://plausible.io/js/script.js', help: 'appSettingScriptUrlHelp', isPublic: true, label: 'appSettingScriptUrl', type: 'url' },
    { name: 'outboundLinks', default: false, isPublic: true, label: 'appSettingOutboundLinks', type: 'switch' },
  ],
})

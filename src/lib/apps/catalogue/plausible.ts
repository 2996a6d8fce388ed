import { switchField, textField, urlField } from '../appFields'
import { defineApp } from '../defineApp'

export const plausible = defineApp({
  handle: 'plausible',
  settings: [
    textField({ name: 'domain', help: 'appSettingPlausibleDomainHelp', isPublic: true, isRequired: true, label: 'appSettingPlausibleDomain', pattern: /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/[\w./-]*)?$/i, patternHint: 'appSettingHintDomain' }),
    urlField({ name: 'scriptUrl', fallback: 'https://plausible.io/js/script.js', help: 'appSettingScriptUrlHelp', isPublic: true, label: 'appSettingScriptUrl' }),
    switchField({ name: 'outboundLinks', defaultValue: false, isPublic: true, label: 'appSettingOutboundLinks' }),
  ],
})

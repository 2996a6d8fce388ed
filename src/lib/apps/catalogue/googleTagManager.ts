import { defineApp } from '../defineApp'
import { loadWhen } from '../loadWhen'

export const googleTagManager = defineApp({
  handle: 'googleTagManager',
  settings: [
    { name: 'containerId', help: 'appSettingContainerIdHelp', isPublic: true, isRequired: true, label: 'appSettingContainerId', pattern: /^GTM-[A-Z0-9]{4,12}$/, patternHint: 'appSettingHintContainer', type: 'text' },
    { name: 'dataLayer', default: 'dataLayer', isPublic: true, label: 'appSettingDataLayer', maxLength: 40, pattern: /^[A-Za-z_$][\w$]*$/, patternHint: 'appSettingHintPlain', type: 'text' },
    loadWhen,
  ],
})

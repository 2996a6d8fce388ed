import { loadWhen, textField } from '../appFields'
import { defineApp } from '../defineApp'

export const googleTagManager = defineApp({
  handle: 'googleTagManager',
  settings: [
    textField({ name: 'containerId', help: 'appSettingContainerIdHelp', isPublic: true, isRequired: true, label: 'appSettingContainerId', pattern: /^GTM-[A-Z0-9]{4,12}$/, patternHint: 'appSettingHintContainer' }),
    textField({ name: 'dataLayer', fallback: 'dataLayer', isPublic: true, label: 'appSettingDataLayer', maxLength: 40, pattern: /^[A-Za-z_$][\w$]*$/, patternHint: 'appSettingHintPlain' }),
    loadWhen(),
  ],
})

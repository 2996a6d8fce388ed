import { loadWhen, textField } from '../appFields'
import { defineApp } from '../defineApp'

export const clarity = defineApp({
  handle: 'clarity',
  settings: [
    textField({
      name: 'projectId',
      help: 'appSettingClarityProjectHelp',
      isPublic: true,
      isRequired: true,
      label: 'appSettingProjectId',
      pattern: /^[a-z0-9]{6,16}$/,
      patternHint: 'appSettingHintSmall',
    }),
    loadWhen(),
  ],
  website: {
    policy: () => ({
      'connect-src': ['https://*.clarity.ms', 'https://c.bing.com'],
      'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
      'script-src': ['https://*.clarity.ms'],
    }),
    scripts: ({ loadWhen, projectId }) => [
      {
        before: [{ calls: 'q', do: 'queue', name: 'clarity' }],
        isAlways: loadWhen === 'always',
        purpose: 'statistics',
        src: `https://www.clarity.ms/tag/${encodeURIComponent(String(projectId))}`,
      },
    ],
  },
})

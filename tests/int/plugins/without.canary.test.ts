import { describeWithout } from './support/withoutPlugin'

describeWithout('canary')

import { describeWithout } from './support/withoutPlugin'

describeWithout('versions')

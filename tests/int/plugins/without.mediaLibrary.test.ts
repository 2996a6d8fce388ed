import { describeWithout } from './support/withoutPlugin'

describeWithout('mediaLibrary')

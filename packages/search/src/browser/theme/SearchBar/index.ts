export {default} from '../../dialog';

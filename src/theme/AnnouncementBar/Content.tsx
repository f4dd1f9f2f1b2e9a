import {memo} from 'react';
import Content from '@theme-original/AnnouncementBar/Content';

export default memo(Content);

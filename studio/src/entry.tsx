import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/index.css';
import { rooms } from './rooms.ts';
import { Studio } from './Studio.tsx';
import { readBoot } from './shell/boot.ts';

const place = document.getElementById('studio');
if (place)
  createRoot(place).render(
    <StrictMode>
      <Studio boot={readBoot(document)} rooms={rooms} />
    </StrictMode>,
  );

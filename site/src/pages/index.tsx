import Benefits from '@site/src/components/home/Benefits.tsx';
import Courses from '@site/src/components/home/Courses.tsx';
import Features from '@site/src/components/home/Features.tsx';
import GettingStarted from '@site/src/components/home/GettingStarted.tsx';
import Hero from '@site/src/components/home/Hero.tsx';
import Noticeboard from '@site/src/components/home/Noticeboard.tsx';
import QuickActions from '@site/src/components/home/QuickActions.tsx';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout
      title="Run your boat rental day"
      description="Find the guide, course or API call you need to run boat rentals with Slipway."
    >
      <main>
        <Hero />
        <QuickActions />
        <Features />
        <GettingStarted />
        <Courses />
        <Noticeboard />
        <Benefits />
      </main>
    </Layout>
  );
}

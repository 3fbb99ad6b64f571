import Benefits from '@site/src/components/Homepage/Benefits/index.tsx';
import Courses from '@site/src/components/Homepage/Courses/index.tsx';
import Features from '@site/src/components/Homepage/Features/index.tsx';
import GettingStarted from '@site/src/components/Homepage/GettingStarted/index.tsx';
import Hero from '@site/src/components/Homepage/Hero/index.tsx';
import Noticeboard from '@site/src/components/Homepage/Noticeboard/index.tsx';
import QuickActions from '@site/src/components/Homepage/QuickActions/index.tsx';
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
